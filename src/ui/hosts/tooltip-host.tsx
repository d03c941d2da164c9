import { useEffect, useRef } from 'react';
import styles from './tooltip-host.module.css';

const delayMs = 350;
/** A touch also sets the focus, which must not open a tooltip. */
const afterTouchMs = 1000;

/** The page's only tooltip: shows `data-tip` of the hovered or keyboard-focused element. */
export function TooltipHost() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? listen(host.current) : undefined), []);
  // Hidden from screen readers, which already read the aria-label.
  return <div ref={host} popover="manual" className={styles.tip} aria-hidden="true" />;
}

function listen(tip: HTMLElement): () => void {
  let timer: number | undefined;
  let touchedAt = Number.NEGATIVE_INFINITY;
  const hide = () => {
    clearTimeout(timer);
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (target: HTMLElement) => {
    if (!target.isConnected || !target.dataset.tip) return;
    // The button's open popover would be covered.
    if (target instanceof HTMLButtonElement && target.popoverTargetElement?.matches(':popover-open')) return;
    tip.textContent = target.dataset.tip;
    tip.showPopover();
    const box = target.getBoundingClientRect();
    const left = box.left + box.width / 2 - tip.offsetWidth / 2;
    const below = box.bottom + 8 + tip.offsetHeight < innerHeight;
    tip.style.left = `${Math.max(8, Math.min(left, innerWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${below ? box.bottom + 8 : box.top - tip.offsetHeight - 8}px`;
  };
  const onEnter = (event: Event) => {
    hide();
    const target = tipped(event.target);
    if (!target) return;
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    if (event instanceof FocusEvent) {
      if (!target.matches(':focus-visible')) return;
      // A dialog that opens or closes moves the focus, which must not open a tooltip.
      if (modalOf(event.relatedTarget) !== modalOf(target)) return;
    }
    if (performance.now() - touchedAt < afterTouchMs) return;
    timer = window.setTimeout(show, delayMs, target);
  };
  const onPress = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') touchedAt = performance.now();
    hide();
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  // This host loads late: the pointer may be waiting already.
  const waiting =
    matchMedia('(hover: hover)').matches && document.querySelector<HTMLElement>('[data-tip]:hover');
  if (waiting) timer = window.setTimeout(show, delayMs, waiting);
  document.addEventListener('pointerover', onEnter);
  document.addEventListener('focusin', onEnter);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', onKey);
  return () => {
    hide();
    document.removeEventListener('pointerover', onEnter);
    document.removeEventListener('focusin', onEnter);
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('scroll', hide, { capture: true });
    document.removeEventListener('keydown', onKey);
  };
}

function modalOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('dialog[data-kind=modal]') : null;
}

function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
}
