export { type ControlState, Input, type InputProps, Textarea, type TextareaProps } from './Input.tsx';
