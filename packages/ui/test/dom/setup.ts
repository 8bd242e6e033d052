import { configure } from '@testing-library/react';

// On a busy machine the default second is too short where a list waits for the last key. `choose` waits so long for a line that it then has to search.
configure({ asyncUtilTimeout: 4_000 });
