/**
 * With the app's measures (src/styles and the components' styles), so that nothing moves when the app takes over.
 * Above the app's content, below its bar.
 */
export const firstScreenStyle = `
  #first-screen { position: absolute; z-index: 1; top: calc(3.25rem + env(safe-area-inset-top) + var(--notice-height, 0px)); right: 0; left: 0; background: #0b1118; font-size: 0.9375rem; -webkit-font-smoothing: antialiased; text-size-adjust: 100% }
  [data-theme="light"] #first-screen { background: #f4f7f9 }
  :where(#first-screen) :where(h1, h2, h3, p, ul, ol, pre) { margin: 0 }
  :where(#first-screen) :where(h1, h2, h3) { font-weight: 640; letter-spacing: -0.018em; line-height: 1.2 }
  :where(#first-screen a) { color: inherit }
  .boot-explore { box-sizing: border-box; max-width: 70rem; min-height: calc(100vh - 3.25rem - var(--notice-height, 0px)); margin: 0 auto; padding: 2rem 1rem 3rem }
  .boot-intro { display: grid; gap: 0.5rem; margin-bottom: 1.5rem }
  .boot-explore h1 { font-size: 1.75rem }
  .boot-explore p { color: #aebccb }
  [data-theme="light"] .boot-explore p { color: #3d5266 }
  #first-screen .boot-stalled p { color: inherit }
  .boot-intro p { max-width: 68ch }
  #first-screen .boot-explore h2 { display: flex; align-items: center; min-height: 2.5rem; margin-bottom: 0.75rem; font-size: 1.0625rem }
  .boot-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1rem; padding: 0; list-style: none }
  #first-screen .boot-cards { margin-bottom: 3rem }
  .boot-cards li { position: relative; box-sizing: border-box; display: flex; flex-direction: column; gap: 0.5rem; height: 12rem; padding: 1rem 1rem 0.75rem; border: 1px solid #1f2d3d; border-radius: 12px; background: #101924 }
  [data-theme="light"] .boot-cards li { border-color: #d6e0e8; background: #ffffff }
  .boot-foot { display: flex; align-items: center; gap: 0.25rem; margin-top: auto; padding-top: 0.5rem; overflow: hidden; color: #879bae; font-size: 0.75rem; white-space: nowrap }
  .boot-foot > span:not(.boot-mark) { padding: 0 0.75rem 0 0.5rem }
  .boot-foot > i { font-style: normal }
  .boot-foot > div { position: relative; z-index: 1; display: flex; flex: 1; flex-wrap: wrap; justify-content: flex-end; gap: 0.25rem; min-width: 0; height: 1.5rem; overflow: hidden }
  .boot-foot > div::before { width: 1px; height: 1.5rem; content: "" }
  .boot-tag { display: inline-block; padding: 0.1rem 0.5rem; border: 1px solid #1f2d3d; border-radius: 999px; color: #aebccb; font-size: 0.75rem; white-space: nowrap }
  [data-theme="light"] .boot-tag { border-color: #d6e0e8; color: #3d5266 }
  @media (pointer: coarse) { .boot-foot > div { display: none } .boot-tag { box-sizing: border-box; display: inline-flex; align-items: center; min-height: 2.75rem; padding-inline: 0.75rem } }
  .boot-cards h3 { overflow: hidden; font-size: 1.0625rem; text-overflow: ellipsis; white-space: nowrap }
  .boot-explore a { text-decoration: none }
  .boot-card::after { position: absolute; inset: 0; border-radius: 12px; content: "" }
  #first-screen .boot-card:focus-visible { outline: none }
  .boot-card:focus-visible::after { outline: 2px solid #8ec5ff; outline-offset: 2px }
  .boot-card:active::after { background: #8ec5ff22 }
  .boot-cards p { display: -webkit-box; overflow: hidden; font-size: 0.8125rem; -webkit-box-orient: vertical; -webkit-line-clamp: 4 }
  .boot-list { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; min-height: 2.5rem; margin-bottom: 0.75rem }
  #first-screen .boot-list h2 { min-height: 0; margin: 0 }
  .boot-picks { min-height: 2.75rem }
  .boot-filters { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 0.75rem }
  .boot-select, .boot-filters button { box-sizing: border-box; min-height: 2.25rem; padding: 0 0.75rem; border: 1px solid #35495f; border-radius: 7px; background: #101924; color: inherit; font: inherit; font-size: 0.8125rem }
  [data-theme="light"] :is(.boot-select, .boot-filters button) { border-color: #9fb2c3; background: #ffffff }
  .boot-rows { padding: 0; border-top: 1px solid #1f2d3d; list-style: none }
  .boot-rows li { box-sizing: border-box; display: grid; grid-template: "text tags facts difficulty" auto / minmax(0, 1fr) auto 6.5rem 5rem; align-items: center; gap: 0.75rem; min-height: 4.0625rem; padding-inline: 0.5rem; border-bottom: 1px solid #1f2d3d }
  .boot-rows li > div { grid-area: text; min-width: 0; padding-block: 0.75rem; line-height: 1.4 }
  .boot-rows li > div > a { overflow-wrap: anywhere; font-weight: 540 }
  .boot-rows p { font-size: 0.8125rem }
  .boot-rows em { display: inline-block; margin-left: 0.5rem; padding: 0 0.5rem; border-radius: 999px; background: #2a2112; color: #ffbe5f; font-size: 0.75rem; font-style: normal }
  [data-theme="light"] .boot-rows em { background: #fff2dc; color: #875000 }
  .boot-rows .boot-tags { grid-area: tags }
  .boot-rows .boot-mark { grid-area: difficulty }
  .boot-row-facts { display: grid; grid-area: facts; color: #879bae; font-size: 0.75rem; line-height: 1.5 }
  [data-theme="light"] .boot-row-facts { color: #566b7f }
  [data-theme="light"] .boot-rows, [data-theme="light"] .boot-rows li { border-color: #d6e0e8 }
  .boot-columns { display: flex; flex-direction: column; gap: 1rem }
  .boot-calendar { box-sizing: border-box; height: 2.875rem; border: 1px solid #1f2d3d; border-radius: 12px; background: #101924 }
  [data-theme="light"] .boot-calendar { border-color: #d6e0e8; background: #ffffff }
  @media (min-width: 64rem) { .boot-columns { display: grid; grid-template-columns: minmax(0, 1fr) 18rem; align-items: start } .boot-calendar { order: 1; height: 22.33rem } }
  .boot-tags { display: flex; gap: 0.25rem }
  .boot-mark { display: inline-flex; align-items: center; gap: 0.5rem; color: #aebccb; font-size: 0.75rem }
  .boot-mark path { fill: none; stroke: #6fd6bf; stroke-width: 1.5; stroke-linecap: round }
  .boot-mark.medium path { stroke: #ffbe5f }
  .boot-mark.hard path { stroke: #ff9384 }
  [data-theme="light"] .boot-mark { color: #3d5266 }
  [data-theme="light"] .boot-mark.easy path { stroke: #0a6a5b }
  [data-theme="light"] .boot-mark.medium path { stroke: #875000 }
  [data-theme="light"] .boot-mark.hard path { stroke: #b3321f }
  [data-first-screen] #content { visibility: hidden }
  .boot-solve { display: flex; flex-direction: column; height: calc(100vh - 3.25rem - var(--notice-height, 0px)); height: calc(100dvh - 3.25rem - env(safe-area-inset-top) - var(--notice-height, 0px)) }
  .boot-head { box-sizing: border-box; display: flex; flex: none; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.25rem; padding: 0.5rem 1rem; border-bottom: 1px solid #8884 }
  .boot-back { display: grid; flex: none; place-items: center; width: 2.5rem; height: 2.75rem; margin: -0.5rem -0.75rem; color: #aebccb }
  [data-theme="light"] .boot-back { color: #3d5266 }
  .boot-back svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  .boot-head h1 { min-width: 4rem; overflow: hidden; font-size: 1.0625rem; text-overflow: ellipsis; white-space: nowrap }
  .boot-actions { display: flex; flex: 1; align-items: center; justify-content: flex-end; gap: 0.5rem; min-width: 0 }
  .boot-actions p { min-width: 0; margin-right: 0.5rem; color: #aebccb; font-size: 0.75rem; line-height: 1.35; text-align: right }
  [data-theme="light"] .boot-actions p { color: #3d5266 }
  .boot-actions button { box-sizing: border-box; flex: none; min-height: 2.25rem; display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; padding: 0 1rem; border: 1px solid #35495f; border-radius: 7px; background: #101924; color: inherit; font: inherit; font-size: 0.8125rem; font-weight: 540; line-height: 1; white-space: nowrap; cursor: pointer }
  .boot-actions svg { flex: none; width: 1rem; height: 1rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
  [data-theme="light"] .boot-actions button { border-color: #9fb2c3; background: #ffffff }
  #first-screen .boot-actions > :last-child { border-color: transparent; background: #ffb74d; color: #221400 }
  [data-theme="light"] #first-screen .boot-actions > :last-child { background: #ffb033 }
  .boot-parts { display: flex; flex: 1; min-height: 0 }
  .boot-work { display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0 }
  .boot-code { display: flex; flex: 0 0 62%; flex-direction: column; min-height: 0 }
  .boot-bench { box-sizing: border-box; display: flex; flex: none; align-items: center; min-height: 2.5rem; padding: 0 0.75rem; border-bottom: 1px solid #1f2d3d }
  .boot-bench .boot-select { min-height: 1.875rem }
  .boot-code textarea { box-sizing: border-box; flex: 1; min-height: 0; padding: 0.75rem 1rem 0.75rem 2.375rem; border: 0; border-radius: 0; outline-offset: -2px; background: #0a0f16; color: inherit; font: 0.875rem/1.6 "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace; font-variant-ligatures: none; tab-size: 4; resize: none }
  [data-theme="light"] .boot-code textarea { background: #ffffff }
  .boot-results { flex: 1; min-height: 0; padding: 0.75rem; border-top: 1px solid #1f2d3d; color: #879bae; font-size: 0.8125rem }
  [data-theme="light"] :is(.boot-bench, .boot-results) { border-color: #d6e0e8 }
  [data-theme="light"] .boot-results { color: #566b7f }
  .boot-views { display: none }
  .boot-statement { box-sizing: border-box; flex: none; width: 40%; min-height: 0; overflow: auto; padding: 1rem 1rem 2rem; box-shadow: inset -1px 0 #8884 }
  #first-screen .boot-facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-bottom: 1rem; color: #879bae; font-size: 0.75rem }
  #first-screen .boot-facts code { padding: 0; background: none; font: 0.75rem "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace }
  .boot-languages { height: 2.625rem }
  .boot-texts { display: grid; gap: 1.5rem; max-width: 46rem; overflow-wrap: anywhere }
  #first-screen .boot-texts > section { min-width: 0 }
  #first-screen .boot-texts h2 { margin-bottom: 0.5rem; color: #879bae; font-size: 0.8125rem; font-weight: 540; letter-spacing: 0 }
  #first-screen .boot-text-of > * + * { margin-top: 0.75rem }
  .boot-texts :is(ul, ol) { padding-left: 1.4em }
  #first-screen .boot-texts li + li { margin-top: 0.25rem }
  #first-screen .boot-texts :is(h3, h4, h5, h6) { font-size: 0.9375rem; letter-spacing: 0 }
  .boot-texts code { padding: 0.08em 0.35em; border-radius: 4px; background: #8883; font: 0.92em "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace }
  .boot-texts pre { padding: 0.75rem; overflow: auto; border: 1px solid #8884; border-radius: 7px; font: 0.92em/1.55 "JetBrains Mono Variable", ui-monospace, "DejaVu Sans Mono", monospace }
  .boot-texts pre code { padding: 0; background: none }
  #first-screen .boot-texts blockquote { margin-inline: 0; padding-left: 1rem; border-left: 2px solid #8884 }
  .boot-texts img { max-width: 100%; height: auto }
  .boot-texts table { display: block; overflow-x: auto; border-collapse: collapse; font-size: 0.8125rem }
  .boot-texts :is(th, td) { padding: 0.25rem 0.75rem; border: 1px solid #8884; text-align: left }
  .boot-sample { display: grid; grid-template-columns: repeat(auto-fit, minmax(11.625rem, 1fr)); gap: 0.75rem }
  #first-screen .boot-texts .boot-block { min-width: 0; margin: 0; border: 1px solid #8884; border-radius: 7px }
  .boot-block p { padding: 0 0.75rem; color: #879bae; font-size: 0.75rem; line-height: 2rem }
  #first-screen .boot-texts .boot-block pre { box-sizing: border-box; max-height: 16rem; margin: 0; padding: 0 0.75rem 0.75rem; border: 0; font-size: 0.8125rem; line-height: 1.5 }
  .boot-block pre:empty::before { content: "\\200b" }
  .boot-texts math { font-size: 1.06em }
  [data-theme="light"] #first-screen :is(.boot-facts, .boot-foot, .boot-texts h2, .boot-block p) { color: #566b7f }
  @media (min-width: 60rem) { .boot-explore { padding-inline: 2rem } }
  @media (pointer: coarse) {
    .boot-actions button, .boot-select, .boot-filters button { min-height: 2.75rem }
    .boot-select { font-size: 1rem }
    .boot-bench .boot-select { min-height: 2.25rem }
    .boot-block p { line-height: 2.25rem }
    .boot-languages { height: 3rem }
  }
  @media (max-width: 63.99rem) {
    .boot-cards { grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: min(17rem, 82%); margin-inline: -1rem; padding: 0 1rem 0.25rem; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding: 1rem }
    .boot-cards li { height: 8.75rem; scroll-snap-align: start }
    .boot-cards p { -webkit-line-clamp: 2 }
  }
  @media (max-width: 40rem) {
    #first-screen .boot-cards { margin-bottom: 1.5rem }
    .boot-picks { width: 100% }
    .boot-filters { flex-wrap: nowrap; margin-inline: -1rem; padding-inline: 1rem; overflow-x: auto; scrollbar-width: none }
    .boot-filters > * { flex: none }
    .boot-rows li { grid-template: "text difficulty" auto "facts difficulty" auto / minmax(0, 1fr) 5rem; gap: 0 0.5rem; min-height: 5.25rem }
    .boot-row-facts { display: flex; gap: 0.75rem; margin-top: -0.5rem; padding-bottom: 0.75rem }
    .boot-row-facts:empty { display: none }
    .boot-rows .boot-tags { display: none }
  }
  @media (max-width: 48rem), (max-height: 30rem) {
    .boot-views { display: flex; flex: none; border-bottom: 1px solid #1f2d3d }
    [data-theme="light"] .boot-views { border-color: #d6e0e8 }
    .boot-views button { flex: 1; min-height: 2.75rem; border: 0; border-bottom: 2px solid transparent; background: none; color: #879bae; font: inherit; font-size: 0.8125rem; font-weight: 540; cursor: pointer }
    [data-theme="light"] .boot-views button { color: #566b7f }
    #first-screen .boot-views [aria-current] { border-color: #ffb74d; color: inherit }
    .boot-statement { flex: 1; width: auto; box-shadow: none }
    .boot-code, .boot-results { flex: 1 }
    [data-view="statement"] .boot-work, [data-view="code"] :is(.boot-statement, .boot-results), [data-view="results"] :is(.boot-statement, .boot-code) { display: none }
  }
  @media (max-width: 48rem) and (min-height: 30.01rem) {
    .boot-head { justify-content: flex-start; gap: 0.75rem; min-height: 2.75rem; padding-block: 0.1875rem; border: 0 }
    #first-screen .boot-head h1 { display: -webkit-box; flex: 1; font-size: 0.9375rem; line-height: 1.25; white-space: normal; overflow-wrap: anywhere; -webkit-box-orient: vertical; -webkit-line-clamp: 2 }
    .boot-actions { position: fixed; inset: auto 0 0; display: grid; grid-template-columns: 1fr 1fr; padding: 0.5rem 1rem calc(0.5rem + env(safe-area-inset-bottom)); border-top: 1px solid #1f2d3d; background: #0b1118 }
    .boot-actions p { grid-column: 1 / -1; min-height: 1.35em; margin: 0; text-align: left }
    [data-theme="light"] .boot-actions { border-color: #d6e0e8; background: #f4f7f9 }
    .boot-head::after { flex: none; width: 6.125rem; content: "" }
    .boot-parts { padding-bottom: calc(5.75rem + env(safe-area-inset-bottom)) }
  }
  @media (max-width: 48rem) and (min-height: 30.01rem) and (pointer: coarse) { .boot-head::after { width: 7.25rem } }
  @media (max-height: 30rem) {
    .boot-head { min-height: 2.75rem; padding-block: 0.25rem; border: 0 }
    .boot-actions p { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
    .boot-views button { min-height: 2.25rem }
  }
`;
