import './leanReact.ts';
import '../src/styles.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
// Before `cleanup`, which then runs first and may complain, too.
import './failOnComplaints.ts';
import './printOnce.ts';

// On a busy machine the default second is too short for a page to load: only a failing test waits so long.
configure({ reactStrictMode: true, asyncUtilTimeout: 15_000 });
afterEach(cleanup);
