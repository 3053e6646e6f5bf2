import { expect, test } from 'vitest';
import { videoId } from '../../src/config/video.ts';

test.for([
  'aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ#t=1',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
])('%s is the video aqz-KE-bpKQ', (video) => {
  expect(videoId(video)).toBe('aqz-KE-bpKQ');
});

test.for([
  '',
  'aqz-KE-bpK',
  'aqz-KE-bpKQQ',
  'aqz/KE/bpKQ',
  'https://vimeo.com/aqz-KE-bpKQ',
  'https://youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/playlist?list=PL1',
])('"%s" is not a video', (video) => {
  expect(videoId(video)).toBeUndefined();
});
