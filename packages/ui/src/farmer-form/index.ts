export { FarmerForm, type FarmerFormApi, type FarmerFormProps } from './FarmerForm.tsx';
