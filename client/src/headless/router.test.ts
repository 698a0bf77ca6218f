import { expect, test } from 'vitest';
import { Router, routeOf, type Bar } from './router.svelte';

test('paths name their page', () => {
  expect(routeOf('/')).toEqual({ name: 'start' });
  expect(routeOf('/new')).toEqual({ name: 'new' });
  expect(routeOf('/replay/42')).toEqual({ name: 'replay', id: '42' });
  expect(routeOf('/rules/hourglass')).toEqual({ name: 'rule', topic: 'hourglass' });
  expect(routeOf('/nowhere')).toEqual({ name: 'missing' });
});

test('the token leaves the address as soon as it is read', () => {
  const location = { pathname: '/t/ABCD', hash: '#secret' };
  const bar: Bar = {
    location,
    history: {
      pushState: (_data, _unused, url) => void (location.pathname = url),
      replaceState: () => void (location.hash = ''),
    },
    addEventListener: () => undefined,
  };
  const router = new Router();

  router.open(bar);

  expect(router.route).toEqual({ name: 'table', code: 'ABCD', token: 'secret' });
  expect(location.hash).toBe('');
});
