// @vitest-environment jsdom
import { tryComponents } from './tryComponents.tsx';

tryComponents();
