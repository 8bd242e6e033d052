export {
  LoginForm,
  type LoginFormProps,
  type LoginFormSlots,
  type LoginFormViewState,
} from './LoginForm.tsx';
export {
  type LoginCredentials,
  type LoginFormParams,
  type LoginFormState,
  useLoginForm,
} from './useLoginForm.ts';
