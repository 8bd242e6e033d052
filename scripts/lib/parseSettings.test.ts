import { describe, expect, it } from 'vitest';
import { optionalScreens } from '../../packages/reference-app/src/services/config.ts';
import { screens } from '../../packages/sdk/src/check/screens.ts';
import { startMinimalDrfServer } from '../../packages/sdk/test/drf/minimalDrfServer.ts';
import { greeting } from './greeting.ts';
import { parseSettings } from './parseSettings.ts';
import { suggestScreens } from './suggestScreens.ts';

describe('what npm start runs', () => {
  it('is the app and the API on their usual ports, for this machine alone', () => {
    expect(parseSettings({}, [])).toEqual({
      host: '127.0.0.1',
      siteUrl: null,
      appPort: 5173,
      apiPort: 8080,
      config: {
        productName: 'Udongo',
        apiBaseUrl: 'http://localhost:8080',
        mediaBaseUrl: null,
        analyticsSrc: null,
        support: null,
        mock: false,
        demo: true,
        withoutScreens: [],
        retryCreates: true,
        idempotencyKeys: true,
        takesConsent: true,
        referrerAgent: 'user',
      },
    });
  });

  it('is the app alone against an API elsewhere, without demo accounts', () => {
    const { apiPort, config } = parseSettings({ API_BASE_URL: 'https://soil.example/api/' }, []);
    expect(apiPort).toBeNull();
    expect(config).toMatchObject({ apiBaseUrl: 'https://soil.example/api', mock: false, demo: false });
  });

  it('sends a booking again to an API elsewhere only when somebody says that it honours uuids', () => {
    const elsewhere = { API_BASE_URL: 'https://soil.example/api' };
    expect(parseSettings(elsewhere, []).config.retryCreates).toBe(false);
    expect(parseSettings({ ...elsewhere, RETRY_CREATES: 'true' }, []).config.retryCreates).toBe(true);
    expect(parseSettings({}, ['--mock']).config.retryCreates).toBe(true);
  });

  it('sends keys to an API elsewhere only when somebody says that it takes them', () => {
    const elsewhere = { API_BASE_URL: 'https://soil.example/api' };
    expect(parseSettings(elsewhere, []).config.idempotencyKeys).toBe(false);
    expect(parseSettings({ ...elsewhere, IDEMPOTENCY_KEYS: 'true' }, []).config.idempotencyKeys).toBe(true);
    expect(parseSettings({}, ['--mock']).config.idempotencyKeys).toBe(true);
  });

  it('sends what people agreed to only to an API of which somebody says that it keeps that', () => {
    const elsewhere = { API_BASE_URL: 'https://soil.example/api' };
    expect(parseSettings(elsewhere, []).config.takesConsent).toBe(false);
    expect(parseSettings({ ...elsewhere, TAKES_CONSENT: 'true' }, []).config.takesConsent).toBe(true);
    expect(parseSettings({}, ['--mock']).config.takesConsent).toBe(true);
  });

  it('names the agent who refers as the API elsewhere expects', () => {
    const elsewhere = { API_BASE_URL: 'https://soil.example/api', REFERRER_AGENT: 'agent' };
    expect(parseSettings(elsewhere, []).config.referrerAgent).toBe('agent');
  });

  it('is the app alone with the API in the browser', () => {
    const { apiPort, config } = parseSettings({}, ['--mock']);
    expect(apiPort).toBeNull();
    expect(config).toMatchObject({ mock: true, demo: true });
  });

  it('shows no demo accounts when none are made', () => {
    const made = (env: Record<string, string>) => parseSettings(env, []).config.demo;
    expect(made({ SEED: 'none' })).toBe(false);
    expect(made({ HOST: '0.0.0.0' })).toBe(false);
    expect(made({ DATABASE_URL: 'postgres://db.example/udongo' })).toBe(false);
    expect(made({ HOST: '0.0.0.0', SEED: 'demo' })).toBe(true);
    expect(made({ HOST: '0.0.0.0', SEED: 'living' })).toBe(true);
  });

  it('follows the ports, the name and the analytics script of the environment', () => {
    const env = {
      APP_PORT: '3000',
      API_PORT: '9000',
      PRODUCT_NAME: 'Shamba',
      ANALYTICS_SRC: 'https://stats.example/s.js',
    };
    expect(parseSettings(env, [])).toMatchObject({
      appPort: 3000,
      apiPort: 9000,
      config: {
        productName: 'Shamba',
        apiBaseUrl: 'http://localhost:9000',
        analyticsSrc: 'https://stats.example/s.js',
      },
    });
  });
});

describe('one port for both the app and the API', () => {
  it('is refused, whoever chose it', () => {
    expect(() => parseSettings({ APP_PORT: '5374', API_PORT: '5374' }, [])).toThrow(
      'APP_PORT and API_PORT are both 5374: choose two different ports.',
    );
    expect(() => parseSettings({ APP_PORT: '8080' }, [])).toThrow('APP_PORT and API_PORT are both 8080');
  });

  it('is no matter when the API is elsewhere', () => {
    expect(parseSettings({ APP_PORT: '8080' }, ['--mock']).appPort).toBe(8080);
    expect(parseSettings({ APP_PORT: '8080', API_BASE_URL: 'https://soil.example' }, []).appPort).toBe(8080);
  });
});

describe('the greeting', () => {
  it('names the reference of the own API, and none that a given server lacks', () => {
    expect(greeting(parseSettings({}, []))).toContain('its reference at http://localhost:8080/docs');
    expect(greeting(parseSettings({ API_BASE_URL: 'https://soil.example' }, []))).toContain(
      'API  https://soil.example\n',
    );
  });
});

describe('screens that are left out', () => {
  it('are named, with commas between them', () => {
    const env = { WITHOUT_SCREENS: 'devices, partner-keys' };
    expect(parseSettings(env, []).config.withoutScreens).toEqual(['devices', 'partner-keys']);
  });

  it('are suggested for an API that lacks what they need, once', async () => {
    const service = await startMinimalDrfServer();
    const { config } = parseSettings({ API_BASE_URL: service.url, WITHOUT_SCREENS: 'crops' }, []);
    const [, line = ''] = /WITHOUT_SCREENS=(.*)/.exec((await suggestScreens(config)) ?? '') ?? [];
    const again = parseSettings({ API_BASE_URL: service.url, WITHOUT_SCREENS: line }, []);
    const second = await suggestScreens(again.config);
    await service.close();
    expect(line.split(',')).toEqual(expect.arrayContaining(['crops', 'earnings', 'payouts', 'numbers']));
    expect(second).toBeUndefined();
  });

  it('are known by the check of an API, too', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...optionalScreens].sort());
  });

  it('must be screens that can be left out', () => {
    expect(() => parseSettings({ WITHOUT_SCREENS: 'device' }, [])).toThrow(
      'WITHOUT_SCREENS=device names device, which is no screen that can be left out: choose from samples,',
    );
  });
});

describe('a variable that makes no sense', () => {
  it.each([
    ['APP_PORT', 'eighty'],
    ['APP_PORT', '70000'],
    ['API_PORT', '8080x'],
    ['API_BASE_URL', 'soil.example'],
    ['API_BASE_URL', 'javascript:alert(1)'],
    ['ANALYTICS_SRC', '/script.js'],
    ['REFERRER_AGENT', 'agents'],
  ])('is named: %s=%s', (name, value) => {
    expect(() => parseSettings({ [name]: value }, [])).toThrow(`${name}=${value} is not a`);
  });
});
