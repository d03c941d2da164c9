import { type DeviceNames, deviceNames } from '../../contract/rules/names/device-name';
import { messages } from './messages';

/** For example 'Firefox on Android'. */
export function deviceText({ browser, system }: DeviceNames): string {
  return messages.device(browser, system);
}

export function deviceName(userAgent: string): string {
  return deviceText(deviceNames(userAgent));
}
