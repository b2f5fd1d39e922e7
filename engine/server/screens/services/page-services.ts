import type { ContractService } from '../../kernel/call/handle.ts';
import type { Platform } from '../../kernel/platform.ts';
import { badgeServices } from '../overview/badge-service.ts';
import { overviewService } from '../overview/overview-service.ts';
import { recordSearchServices } from '../overview/record-search-service.ts';
import { descriptorServices } from './descriptor-services.ts';
import { diagnosticsService } from './diagnostics-service.ts';
import { errorReportServices } from './error-report-services.ts';
import { preferenceServices } from './preference-services.ts';
import { screenLoadServices } from './screen-load-service.ts';
import { serviceParametersService } from './service-parameters-service.ts';
import { sharedViewServices } from './shared-view-services.ts';

/**
 * Returns the services of the back-office's own pages: screens, the numbers of the home page and the menu, record search, preferences, shared views,
 * error reports.
 */
export function pageServices(platform: Platform): ContractService[] {
  return [
    ...screenLoadServices(platform),
    diagnosticsService(platform),
    ...descriptorServices(platform),
    serviceParametersService(platform),
    overviewService(platform),
    ...badgeServices(platform),
    ...recordSearchServices(platform),
    ...preferenceServices(platform),
    ...sharedViewServices(platform),
    ...errorReportServices(platform),
  ];
}
