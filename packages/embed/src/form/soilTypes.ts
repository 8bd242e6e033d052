/** The help with soil types, in a file of its own: most people book without it. */
export { SoilTypeDialog } from '@udongo/ui';
