export { Select, type SelectOption, type SelectProps, type SelectSlots } from './Select.tsx';
