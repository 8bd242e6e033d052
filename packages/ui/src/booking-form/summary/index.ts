export { BookingSummary } from './BookingSummary.tsx';
export { MoreSection } from './MoreSection.tsx';
export { useAskBack } from './useAskBack.tsx';
