import { setTimeout as delay } from 'node:timers/promises';

import type { DevToolsTab } from './devtools-tab';

/** What is pressed, and the elements whose change is the new data. */
export interface Press {
  /** A selector, and which of its matches. */
  readonly button: readonly [selector: string, index: number];
  readonly shown: string;
}

/** Milliseconds. A person looks at one picture before asking for the next; the pointer is there before it presses. */
const [PAUSE, LOOK_INTERVAL] = [150, 50];

/** Opens an address, and waits until it shows something. */
export async function openAddress(tab: DevToolsTab, address: string, shown: string): Promise<void> {
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: "localStorage.setItem('bursar.person', 'elias')" });
  await tab.send('Page.navigate', { url: address });
  while (!(await tab.evaluate<boolean>(`document.querySelector(${JSON.stringify(shown)}) !== null`))) {
    await delay(LOOK_INTERVAL);
  }
}

/** Milliseconds from the pointer's release to the frame with the new data. */
export async function pressToPicture(tab: DevToolsTab, { button: [selector, index], shown }: Press): Promise<number> {
  const [x, y] = await tab.evaluate<[number, number]>(`(() => {
    const textOf = () => [...document.querySelectorAll(${JSON.stringify(shown)})].map((each) => each.textContent).join('\\n');
    const before = textOf();
    window.taken = new Promise((resolve) => {
      const onRelease = ({ timeStamp }) => {
        const look = () => {
          const text = textOf();
          if (text === before || text === '') requestAnimationFrame(look);
          // The frame in which it was drawn has ended when the next one begins.
          else requestAnimationFrame((time) => resolve(time - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener('pointerup', onRelease, { capture: true, once: true });
    });
    const box = document.querySelectorAll(${JSON.stringify(selector)})[${index}].getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  })()`);
  const pointer = (type: string, more: object = {}) => tab.send('Input.dispatchMouseEvent', { type, x, y, ...more });
  await pointer('mouseMoved');
  await delay(PAUSE);
  const press = { button: 'left', clickCount: 1 };
  await Promise.all([pointer('mousePressed', { ...press, buttons: 1 }), pointer('mouseReleased', press)]);
  return tab.evaluate<number>('window.taken');
}
