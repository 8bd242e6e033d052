/** Agents choose a farmer before they book; a visitor of a website books for themselves and never sees it. */
export const FarmerPicker = () => null;
