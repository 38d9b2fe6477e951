import type { ScenarioArea } from '@mocks/control';
import type { WorkbenchText } from '../tools';

const names: Readonly<Record<ScenarioArea, WorkbenchText>> = {
  basics: 'workbench.areaBasics',
  site: 'workbench.areaSite',
  market: 'workbench.areaMarket',
  spot: 'workbench.areaSpot',
  premarket: 'workbench.areaPremarket',
  margin: 'workbench.areaMargin',
  contracts: 'workbench.areaContracts',
  inverse: 'workbench.areaInverse',
  mock: 'workbench.areaMock',
  transfers: 'workbench.areaTransfers',
  messages: 'workbench.areaMessages',
  funds: 'workbench.areaFunds',
  pay: 'workbench.areaPay',
  conversion: 'workbench.areaConversion',
  apiKeys: 'workbench.areaApiKeys',
  security: 'workbench.areaSecurity',
  identity: 'workbench.areaIdentity',
  web3: 'workbench.areaWeb3',
  copy: 'workbench.areaCopy',
  live: 'workbench.areaLive',
};

const isNamed = (area: string): area is ScenarioArea => Object.hasOwn(names, area);

/** The text key of a scenario area; unknown areas count as basics. */
export const areaName = (area: string): WorkbenchText => names[isNamed(area) ? area : 'basics'];
