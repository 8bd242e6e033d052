export { sw } from '@udongo/ui';
