/** The widget looks for no location: the page around it decides what its visitors are asked for. */
export const LocationButton = () => null;
