export { Checkbox, type CheckboxProps, type CheckboxSlots, Switch } from './Checkbox.tsx';
