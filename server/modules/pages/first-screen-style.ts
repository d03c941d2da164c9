/**
 * The look of a first screen, in the measures of the app (src/styles, and the styles of what it shows there): its words stand where the
 * app will have them, so that nothing moves when it takes over. It lies above the app's own content and below its bar.
 */
export const firstScreenStyle = `
  #first-screen { position: absolute; z-index: 1; top: calc(3.25rem + env(safe-area-inset-top)); right: 0; left: 0; background: #0b1118; font-size: 0.9375rem; font-feature-settings: "cv11", "ss03", "calt"; font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased; text-size-adjust: 100% }
  [data-theme="light"] #first-screen { background: #f4f7f9 }
  :where(#first-screen) :where(h1, h2, h3, p, ul, pre) { margin: 0 }
  :where(#first-screen) :where(h1, h2, h3) { font-weight: 640; letter-spacing: -0.018em; line-height: 1.2 }
  :where(#first-screen a) { color: inherit }
  .boot-explore { box-sizing: border-box; max-width: 70rem; min-height: calc(100vh - 3.25rem); margin: 0 auto; padding: 2rem 1rem 3rem }
  .boot-explore header { display: grid; gap: 0.5rem; margin-bottom: 1.5rem }
  .boot-explore h1 { font-size: 1.75rem }
  .boot-explore p { color: #aebccb }
  [data-theme="light"] .boot-explore p { color: #3d5266 }
  .boot-explore header p { max-width: 68ch }
  #first-screen .boot-explore h2 { display: flex; align-items: center; min-height: 2.5rem; margin-bottom: 0.75rem; font-size: 1.0625rem }
  .boot-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; padding: 0; list-style: none }
  #first-screen .boot-cards { margin-bottom: 3rem }
  .boot-cards li { box-sizing: border-box; display: flex; flex-direction: column; gap: 0.5rem; height: 12rem; padding: 1rem 1rem 0.75rem; border: 1px solid #1f2d3d; border-radius: 12px; background: #101924 }
  [data-theme="light"] .boot-cards li { border-color: #d6e0e8; background: #ffffff }
  .boot-foot { display: flex; align-items: center; gap: 0.25rem; margin-top: auto; padding-top: 0.5rem; overflow: hidden; color: #879bae; font-size: 0.75rem; white-space: nowrap }
  .boot-foot span { margin-right: auto; padding-right: 0.75rem }
  .boot-foot i { padding: 0.125rem 0.5rem; border: 1px solid #8884; border-radius: 999px; color: #aebccb; font-style: normal }
  [data-theme="light"] .boot-foot i { color: #3d5266 }
  .boot-cards h3 { overflow: hidden; font-size: 1.0625rem; text-overflow: ellipsis; white-space: nowrap }
  .boot-cards a, .boot-rows a { text-decoration: none }
  .boot-cards p { display: -webkit-box; overflow: hidden; font-size: 0.8125rem; -webkit-box-orient: vertical; -webkit-line-clamp: 4 }
  .boot-rows { padding: 0; list-style: none; font-weight: 540 }
  .boot-rows li { padding: 0.75rem 0.5rem; border-top: 1px solid #8884 }
  .boot-solve { display: flex; flex-direction: column; height: calc(100vh - 3.25rem); height: calc(100dvh - 3.25rem - env(safe-area-inset-top)) }
  .boot-head { box-sizing: border-box; display: flex; flex: none; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.25rem; padding: 0.5rem 1rem; border-bottom: 1px solid #8884 }
  .boot-head h1 { min-width: 4rem; overflow: hidden; font-size: 1.0625rem; text-overflow: ellipsis; white-space: nowrap }
  .boot-actions { display: flex; gap: 0.5rem; font-size: 0.8125rem; font-weight: 540; line-height: 2.125rem }
  .boot-actions span { padding: 0 0.875rem 0 2.5rem; border: 1px solid #8886; border-radius: 7px }
  .boot-actions :last-child { border-color: #ffb74d; background: #ffb74d; color: #221400 }
  .boot-parts { display: flex; flex: 1; min-height: 0 }
  .boot-code { flex: 1; min-width: 0; padding-top: 2.5rem; overflow: hidden; background: #0a0f16 }
  [data-theme="light"] .boot-code { background: #ffffff }
  .boot-code pre { padding: 0.8125rem 0 0 2.375rem; overflow: hidden; font: 0.875rem/1.6 "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace; font-variant-ligatures: none }
  .boot-views { display: none }
  .boot-statement { box-sizing: border-box; flex: none; width: 40%; min-height: 0; overflow: auto; padding: 1rem 1rem 2rem; border-right: 1px solid #8884 }
  #first-screen .boot-facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 1.1875rem; color: #879bae; font-size: 0.75rem }
  .boot-texts { display: grid; gap: 1.5rem; max-width: 46rem; overflow-wrap: anywhere }
  #first-screen .boot-texts > section { min-width: 0 }
  #first-screen .boot-texts h2 { margin-bottom: 0.5rem; color: #879bae; font-size: 0.8125rem; font-weight: 540; letter-spacing: 0 }
  #first-screen .boot-texts div > * + * { margin-top: 0.75rem }
  .boot-texts :is(ul, ol) { padding-left: 1.4em }
  .boot-texts code { padding: 0.08em 0.35em; border-radius: 4px; background: #8883; font: 0.92em "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace }
  .boot-texts pre { padding: 0.75rem; overflow: auto; border: 1px solid #8884; border-radius: 7px; font: 0.8125rem/1.5 "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace }
  .boot-texts pre code { padding: 0; background: none; font: inherit }
  .boot-sample { display: grid; grid-template-columns: repeat(auto-fit, minmax(11.25rem, 1fr)); gap: 0.75rem }
  #first-screen .boot-texts .boot-block { min-width: 0; margin: 0; border: 1px solid #8884; border-radius: 7px }
  .boot-block p { padding: 0 0.75rem; color: #879bae; font-size: 0.75rem; line-height: 2rem }
  #first-screen .boot-texts .boot-block pre { margin: 0; padding: 0 0.75rem 0.75rem; border: 0 }
  .boot-texts math { font-size: 1.06em }
  [data-theme="light"] #first-screen :is(.boot-facts, .boot-foot, .boot-texts h2, .boot-block p, .boot-views i) { color: #566b7f }
  @media (min-width: 60rem) { .boot-explore { padding-inline: 2rem } }
  @media (max-width: 48rem) {
    .boot-head { min-height: 2.75rem; border: 0 }
    .boot-code { display: none }
    .boot-actions { position: fixed; inset: auto 0 0; display: grid; grid-template-columns: 1fr 1fr; padding: 0.5rem 1rem calc(0.5rem + env(safe-area-inset-bottom)); border-top: 1px solid #8884; background: #0b1118; text-align: center }
    .boot-actions span { padding-block: 0.25rem }
    [data-theme="light"] .boot-actions { background: #f4f7f9 }
    .boot-views { display: flex; flex: none; border-bottom: 1px solid #8884; font-size: 0.8125rem; text-align: center }
    .boot-views > * { box-sizing: border-box; flex: 1; min-height: 2.75rem; border-bottom: 2px solid transparent; font: inherit; font-weight: 540; line-height: 2.625rem }
    .boot-views b { border-color: #ffb74d }
    .boot-views i { color: #879bae }
    .boot-statement { flex: 1; width: auto; border: 0 }
  }
`;
