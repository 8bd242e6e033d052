export {
  PasswordInput,
  type PasswordInputProps,
  type PasswordInputSlots,
  type PasswordInputState,
} from './PasswordInput.tsx';
