export { FarmerFields, NameField, PhoneField } from './FarmerFields.tsx';
