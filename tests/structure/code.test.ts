import { describe, expect, test } from 'vitest';
import { parse } from '../../scripts/sources';
import { breaches } from './checks/check';
import { effectorChecks } from './checks/effector';
import { languageChecks } from './checks/language';
import { viewChecks } from './checks/view';
import { exists, files, sources } from './project';

const checks = [...languageChecks, ...effectorChecks, ...viewChecks];

describe.each(checks)('$promise', (check) => {
  const { exempt, planted, fine } = check;

  test('holds', () => {
    expect(sources.flatMap((source) => breaches(check, source))).toEqual([]);
  });

  test('can fail', () => {
    expect(breaches(check, parse(planted.path, planted.code))).toHaveLength(1);
  });

  if (fine) {
    test('accepts the correct form', () => {
      expect(breaches(check, parse(fine.path, fine.code))).toEqual([]);
    });
  }

  if (exempt) {
    test('exempts only existing paths', () => {
      const gone = Object.keys(exempt).filter((place) => !exists(place) && !files.some((path) => path.startsWith(`${place}/`)));
      expect(gone).toEqual([]);
    });
  }
});
