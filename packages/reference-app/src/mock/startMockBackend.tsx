import type { Root } from 'react-dom/client';
import type { AppConfig } from '../app/config.ts';
export async function startMockBackend(_root: Root, config: AppConfig): Promise<AppConfig> {
  return config;
}
