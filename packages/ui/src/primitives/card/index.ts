export { Card, type CardProps, type CardSlots } from './Card.tsx';
