export type { ReferrersPort } from './createReferrerLookup.ts';
export { FarmerForm, type FarmerFormApi, type FarmerFormProps } from './FarmerForm.tsx';
