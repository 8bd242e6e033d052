export { BookingSummary } from './BookingSummary.tsx';
export { MoreSection } from './MoreSection.tsx';
export { useUnusualValueConfirm } from './useUnusualValueConfirm.tsx';
