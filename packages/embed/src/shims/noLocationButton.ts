/** The widget never asks for the location: the page decides about its visitors' permissions. */
export const LocationButton = () => null;
