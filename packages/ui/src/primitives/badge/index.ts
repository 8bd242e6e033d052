export { Badge, type BadgeProps, type BadgeState } from './Badge.tsx';
