export { Dialog, type DialogProps, type DialogSlots, type DialogState } from './Dialog.tsx';
