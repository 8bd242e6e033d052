export {
  type RadioCardOption,
  RadioCards,
  type RadioCardsProps,
  type RadioCardsSlots,
  type RadioCardsState,
} from './RadioCards.tsx';
