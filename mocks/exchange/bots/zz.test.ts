import { test } from 'vitest';
import { createWorld } from '../../world';
test('x', () => {
  for (let i=0;i<3;i++){const t=performance.now(); const w=createWorld({seed:'x'+i,startedAt:Date.UTC(2026,0,5,8)}); console.log('world', performance.now()-t);
  console.log(w.db.positions.count(), w.db.pastPositions.count(), w.db.liveRooms.find().list.map(r=>r.status+':'+r.title), w.db.liveChats.count(), w.db.leads.count());
  const t1=performance.now(); const l=w.copy.traders.list({pageNum:1,pageSize:10,period:30,sort:'roi',order:'desc',hideFull:0,collected:0},null,w.now); console.log('list',performance.now()-t1, l.list.map(t=>[t.nickname,t.roi,t.winRate,t.drawdown,t.trades,t.pnl,t.copierPnl,t.aum].join(' ')));
  const t2=performance.now(); w.copy.traders.list({pageNum:1,pageSize:10,period:30,sort:'roi',order:'desc',hideFull:0,collected:0},null,w.now); console.log('list2',performance.now()-t2);
  const t3=performance.now(); w.copy.traders.list({pageNum:1,pageSize:10,period:90,sort:'roi',order:'desc',hideFull:0,collected:0},null,w.now); console.log('list90',performance.now()-t3);
  const t4=performance.now(); w.advanceTo(w.now+86400000); console.log('day',performance.now()-t4, w.db.positions.count(), w.db.pastPositions.count(), w.db.liveChats.count());
  console.log(w.copy.traders.positions(w.copy.leads.lead(8700201),{pageNum:1,pageSize:3},w.now).list, w.copy.traders.trades(w.copy.leads.lead(8700208),{pageNum:1,pageSize:4}).list);
  }
});
