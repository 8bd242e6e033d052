export const login = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email',
  passwordRequired: 'Password is required',
  failed: 'You are not logged in. Check your email and password.',
} as const;
