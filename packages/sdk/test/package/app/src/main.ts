import { createClient, createSession, describeError } from '@udongo/sdk';
import { auth, counties } from '@udongo/sdk/operations';
import { formatKes } from '@udongo/sdk/values';

// The page's address names the API.
const baseUrl = new URLSearchParams(location.search).get('api') ?? '';
const udongo = createClient({ baseUrl, session: createSession() }, { auth, counties });

async function firstCounty(): Promise<string> {
  try {
    const { results } = await udongo.counties.list({ search: '' });
    return results[0]?.name ?? 'none';
  } catch (error) {
    return describeError(error)?.message ?? 'aborted';
  }
}

function askWorker(): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(baseUrl);
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = ({ message }) => resolve(message);
  });
}

const said = await Promise.all([firstCounty(), askWorker(), formatKes(2000)]);
const output = document.querySelector('output');
if (output) output.value = said.join(' | ');
