import '../src/styles.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './withoutOwnerStacks.ts';

// On a busy machine the default second is too short for a page to load.
configure({ reactStrictMode: true, asyncUtilTimeout: 5_000 });
afterEach(cleanup);
