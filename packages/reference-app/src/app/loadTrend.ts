import { NetworkError } from '@udongo/sdk';

/**
 * The trend that a first page shows, with what asks for it. recharts is large: it comes with this, when somebody is about to look.
 * Errors: `NetworkError` where a file does not come; asking again loads it.
 */
export async function loadTrend() {
  try {
    const [{ askShortTrend, ShortTrend }] = await Promise.all([
      import('../features/numbers/ShortTrend.tsx'),
      import('../features/numbers/TrendChart.tsx'),
    ]);
    return { askShortTrend, ShortTrend };
  } catch (cause) {
    throw new NetworkError({ method: 'GET', path: '', cause });
  }
}
