export { Button, type ButtonProps, type ButtonSlots, type ButtonState } from './Button.tsx';
