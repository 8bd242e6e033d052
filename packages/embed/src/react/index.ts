export type { UdongoBookingAttributes } from './jsx.ts';
export { UdongoBooking, type UdongoBookingProps } from './UdongoBooking.tsx';
