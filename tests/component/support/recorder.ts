import { jest } from '@jest/globals';

/** Whether the tracks of the microphone were stopped. */
export const stopped = jest.fn();

/** A recorder of the browser, which answers one chunk when it is stopped. */
export class StandInRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.dispatchEvent(new Event('stop'));
  }
}

export function setMicrophone(getUserMedia: () => Promise<unknown>, recorder: unknown): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(window, 'MediaRecorder', { configurable: true, value: recorder });
}

export const works = () => Promise.resolve({ getTracks: () => [{ stop: stopped }] });

let nowMs = 0;

/** A microphone that works, and a clock that only `elapse` moves. */
export function startRecorder(): void {
  nowMs = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  stopped.mockClear();
  setMicrophone(works, StandInRecorder);
}

export function endRecorder(): void {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'MediaRecorder');
}

/** Lets the recorder measure so much time. */
export function elapse(ms: number): void {
  nowMs += ms;
}
