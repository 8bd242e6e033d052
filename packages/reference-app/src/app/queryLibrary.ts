/** The query library, as one module to be fetched on demand. */
export { QueryClient } from '@tanstack/react-query';
