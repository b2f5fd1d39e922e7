import type { ContractService } from '../../kernel/call/handle.ts';
import type { Platform } from '../../kernel/platform.ts';
import { overviewService } from '../overview/overview-service.ts';
import { errorReportServices } from './error-report-services.ts';
import { faultService } from './fault-service.ts';
import { preferenceServices } from './preference-services.ts';
import { screenLoadService } from './screen-load-service.ts';
import { sharedViewServices } from './shared-view-services.ts';

/** The services of the back-office's pages themselves: screens, the home page's numbers, preferences, shared views, reports of errors. */
export function pageServices(platform: Platform): ContractService[] {
  return [
    screenLoadService(platform),
    faultService(platform),
    overviewService(platform),
    ...preferenceServices(platform),
    ...sharedViewServices(platform),
    ...errorReportServices(platform),
  ];
}
