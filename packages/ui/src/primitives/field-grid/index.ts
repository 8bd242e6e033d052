export { Container, type ContainerProps, FieldGrid, type FieldGridProps } from './FieldGrid.tsx';
