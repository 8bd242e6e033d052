export const login = {
  title: 'Log in',
  email: 'Email or phone number',
  password: 'Password',
  submit: 'Log in',
  emailRequired: 'Email or phone number is required',
  emailInvalid: 'Enter a valid email or phone number',
  passwordRequired: 'Password is required',
  failed: 'You are not logged in. Check your email or phone number, and your password.',
} as const;
