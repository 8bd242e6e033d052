export { Skeleton, type SkeletonProps, type SkeletonSlots } from './Skeleton.tsx';
