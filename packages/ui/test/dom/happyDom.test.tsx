// @vitest-environment happy-dom
import { tryComponents } from './tryComponents.tsx';

tryComponents();
