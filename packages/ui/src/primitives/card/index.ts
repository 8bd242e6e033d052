export { Card, type CardProps, type CardSlots, type CardState } from './Card.tsx';
