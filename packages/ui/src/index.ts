export { formatDate } from './lib/formatDate.ts';
export type { SlotClassName, SlotProps } from './lib/slots.ts';
export { type Port, type PortRunner, type PortState, usePort } from './lib/usePort.ts';
export * from './messages/index.ts';
export * from './primitives/index.ts';
export * from './provider/index.ts';
