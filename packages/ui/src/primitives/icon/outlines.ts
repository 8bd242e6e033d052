/** Outline drawings on a 20 px square, 1.75 stroke; each is an export, so that a build can leave some out. */

export const alert = 'M10 6.5v4M10 13.5v.01M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';
export const check = 'M4 10.5l4 4 8-9';
export const chevronDown = 'M5 7.5l5 5 5-5';
export const chevronLeft = 'M12.5 5l-5 5 5 5';
export const chevronRight = 'M7.5 5l5 5-5 5';
export const chevronUp = 'M5 12.5l5-5 5 5';
export const clock = 'M10 5.5V10l3 2M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';
export const close = 'M5 5l10 10M15 5L5 15';
export const copy = 'M7.5 7.5h8v9h-8zM12.5 7.5v-4h-8v9h3';
export const eye =
  'M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10ZM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const eyeOff =
  'M3 3l14 14M8.2 4.7A8 8 0 0 1 10 4.5c5.2 0 8.2 5.5 8.2 5.5a13 13 0 0 1-2 2.6M12 12a2.8 2.8 0 0 1-4-4M5.6 6.1A12.5 12.5 0 0 0 1.8 10S4.8 15.5 10 15.5a8.2 8.2 0 0 0 3.6-.85';
export const help =
  'M7.8 7.8a2.3 2.3 0 1 1 3.2 2.1c-.7.3-1 .8-1 1.6M10 14v.01M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';
export const info = 'M10 9.5v4M10 6.5v.01M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z';
export const menu = 'M3.5 6h13M3.5 10h13M3.5 14h13';
export const moon = 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z';
export const plus = 'M10 4v12M4 10h12';
export const refresh = 'M16.5 10a6.5 6.5 0 1 1-1.9-4.6M16.5 3v3.5H13';
export const search = 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4';
export const sun =
  'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v1.8M10 16.7v1.8M1.5 10h1.8M16.7 10h1.8M4 4l1.3 1.3M14.7 14.7L16 16M16 4l-1.3 1.3M5.3 14.7L4 16';
export const user = 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 16.5c.6-2.8 3-4.5 6-4.5s5.4 1.7 6 4.5';
export const warning =
  'M10 7.5v3.5M10 14v.01M8.7 3.3 1.9 15a1.5 1.5 0 0 0 1.3 2.2h13.6a1.5 1.5 0 0 0 1.3-2.2L11.3 3.3a1.5 1.5 0 0 0-2.6 0Z';
