//! How many cards of each family there are, by the component list.
