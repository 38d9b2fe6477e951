import { describe, expect, test } from 'vitest';
import { parse } from '../../scripts/sources';
import { violationsOf } from './checks/check';
import { effectorChecks } from './checks/effector';
import { languageChecks } from './checks/language';
import { viewChecks } from './checks/view';
import { exists, files, sources } from './project';

const checks = [...languageChecks, ...effectorChecks, ...viewChecks];

describe.each(checks)('$promise', (check) => {
  const { exempt, violatingExample, compliantExample } = check;

  test('holds', () => {
    expect(sources.flatMap((source) => violationsOf(check, source))).toEqual([]);
  });

  test('can fail', () => {
    expect(violationsOf(check, parse(violatingExample.path, violatingExample.code))).toHaveLength(1);
  });

  if (compliantExample) {
    test('accepts the correct form', () => {
      expect(violationsOf(check, parse(compliantExample.path, compliantExample.code))).toEqual([]);
    });
  }

  if (exempt) {
    test('exempts only existing paths', () => {
      const missing = Object.keys(exempt).filter(
        (exemptPath) => !exists(exemptPath) && !files.some((path) => path.startsWith(`${exemptPath}/`)),
      );
      expect(missing).toEqual([]);
    });
  }
});
