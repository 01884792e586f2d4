export type MediaFault = 'refused' | 'missing' | 'unsupported';

/** Opens the microphone or the camera; resolves to the track, or to why there is none. */
export async function openTrack(kind: 'audio' | 'video'): Promise<MediaStreamTrack | MediaFault> {
  // `mediaDevices` is missing in an insecure page.
  if (!('mediaDevices' in navigator) || !('RTCPeerConnection' in window)) return 'unsupported';
  const wanted =
    kind === 'audio'
      ? { audio: { echoCancellation: true, noiseSuppression: true } }
      : { video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' } };
  try {
    const [track] = (await navigator.mediaDevices.getUserMedia(wanted)).getTracks();
    return track ?? 'missing';
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    return isMissing ? 'missing' : 'refused';
  }
}
